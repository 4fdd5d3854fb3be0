import { Tooltip } from 'react-aria-components';
import { styled } from 'styled-components';
import { font, radius, space } from '../../../tokens/scales.ts';
import { panel } from '../Popover/Panel.styles.ts';

export const Tip = styled(Tooltip)`
  ${panel}

  max-inline-size: min(280px, calc(100vw - ${space[6]}));
  padding-block: ${space[1]};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;
