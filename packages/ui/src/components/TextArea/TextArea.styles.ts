import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, space } from '../../tokens/scales.ts';
import { Control } from '../Field/Field.styles.ts';

export const Area = styled(Control)`
  --_room: calc(2 * ${space[2]} + 2px);

  display: block;
  field-sizing: content;
  block-size: auto;
  min-block-size: calc(var(--_rows) * ${font.line.text} * 1em + var(--_room));
  max-block-size: calc(var(--_most-rows) * ${font.line.text} * 1em + var(--_room));
  padding-block: ${space[2]};
  line-height: ${font.line.text};
  resize: none;
`;

export const Counter = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.text};
  text-align: end;

  &[data-over] {
    color: ${color.dangerText};
  }
`;
