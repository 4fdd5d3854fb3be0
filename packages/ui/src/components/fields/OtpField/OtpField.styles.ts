import { styled } from 'styled-components';
import { font, size, space } from '../../../tokens/scales.ts';
import { Control } from '../Field/Control.styles.ts';

/** One field with large digits. Its dashes are spaced; browsers space no Persian digits. */
export const Input = styled(Control)`
  --_gap: min(0.5em, calc(100cqi / var(--_length) - 0.67em - ${space[1]}));

  block-size: ${size.controlLarge};
  padding-inline: ${space[2]};
  font-size: ${font.size['2xl']};
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:placeholder-shown {
    padding-inline-start: calc(
      ${space[2]} + var(--_gap)
    ); /* compensates for the gap after the last dash */
    letter-spacing: var(--_gap);
  }
`;

export const Shell = styled.div`
  container-type: inline-size;
`;
