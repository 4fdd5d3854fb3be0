import { styled } from 'styled-components';
import { font, size, space } from '../../../tokens/scales.ts';
import { Control } from '../Field/Control.styles.ts';

export const Area = styled(Control)`
  --_line: calc(${font.line.text} * 1em);
  --_above: max(
    ${space[1]},
    calc((${size.control} - 2px - var(--_line)) / 2)
  ); /* one row is as high as a text field */
  --_room: calc(2 * var(--_above) + 2px);

  display: block;
  field-sizing: content;
  block-size: auto;
  min-block-size: calc(var(--_rows) * var(--_line) + var(--_room));
  max-block-size: calc(var(--_max-rows) * var(--_line) + var(--_room));
  padding-block: var(--_above);
  line-height: ${font.line.text};
  resize: none;
`;
