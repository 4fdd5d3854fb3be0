import { styled } from 'styled-components';
import { softTones } from '../../../foundations/softTones.ts';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.span`
  ${softTones.accent}

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${space[6]};
  padding-inline: ${space[2]};
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.round};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.xs};
  font-weight: ${font.weight.medium};
  line-height: calc(${space[6]} - 2px);
  white-space: nowrap;

  &[data-tone='quiet'] {
    --_background: ${color.surfaceHover};
    --_text: ${color.textQuiet};
  }

  &[data-tone='danger'] {
    ${softTones.danger}
  }
`;
