import { styled } from 'styled-components';
import { font, size, space } from '../../../tokens/scales.ts';
import { Control } from '../Field/Control.styles.ts';

/** One field whose digits are spaced as if in separate cells. */
export const Input = styled(Control)`
  --_gap: min(0.5em, calc(100cqi / var(--_length) - 0.67em - ${space[1]}));

  block-size: ${size.controlLarge};
  padding-inline: calc(${space[2]} + var(--_gap)) ${space[2]}; /* compensates for the gap after the last digit */
  font-size: ${font.size.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--_gap);
  text-align: center;
`;

export const Shell = styled.div`
  container-type: inline-size;
`;
