import { Dialog } from 'react-aria-components';
import { styled } from 'styled-components';
import { font, radius, space } from '../../../tokens/scales.ts';
import { panel } from './Panel.styles.ts';
import { FloatingPopover } from './FloatingPopover.tsx';

export const Panel = styled(FloatingPopover)`
  ${panel}

  max-inline-size: min(420px, calc(100vw - ${space[6]}));
  overflow: auto;
`;

export const Content = styled(Dialog)`
  padding: ${space[4]};
  border-radius: ${radius.card};
  line-height: ${font.line.text};
  outline: none; /* the focused element inside shows the ring */
`;
