import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  gap: ${space[5]};
  padding: ${space[3]};
  margin: calc(-1 * ${space[3]});
  border: 1.5px dashed transparent;
  border-radius: ${radius.card};
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &[data-over='true'] {
    border-color: ${color.accentMark};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  @media (forced-colors: active) {
    &[data-over='true'] {
      border-color: Highlight;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  [data-over='true'] & {
    color: inherit;
  }
`;
