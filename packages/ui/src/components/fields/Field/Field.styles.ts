import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

/** The layout of a field: label above, hint and error below the control. */
export const frameStyles = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-beside] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);

    > p {
      grid-column: 2;
      margin-inline-start: ${space[3]};
    }

    > p:last-child {
      margin-block-end: ${space[2]};
    }
  }
`;

export const Frame = styled.div`
  ${frameStyles}
`;

export const Label = styled.label`
  align-self: flex-start;
  margin-block-end: ${space[1]};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};

  &[data-hidden] {
    ${visuallyHidden}
  }

  /* As high as a control, and clickable over the full width. */
  [data-beside] > & {
    --_room: calc((${size.control} - ${font.line.control} * 1rem) / 2);

    padding-block: calc(var(--_room) + 1px) calc(var(--_room) - 1px); /* as in buttons: Persian glyphs sit high */
    padding-inline-start: ${space[3]};
    margin: 0;
    font-size: ${font.size.md};
    font-weight: ${font.weight.regular};
    cursor: pointer;
  }

  [data-beside] > &:not(:last-child) {
    padding-block-end: 0;
  }

  [data-beside] > :disabled ~ &,
  [data-beside] > :has(:disabled) ~ & {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

export const Optional = styled.span`
  color: ${color.textQuiet};
  font-weight: ${font.weight.regular};
`;

export const Hint = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.text};
`;

/** The number of characters that are left. */
export const Counter = styled(Hint)`
  &[data-over] {
    color: ${color.dangerText};
  }
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
  color: ${color.dangerText};
  font-size: ${font.size.sm};
  line-height: ${font.line.text};
  white-space: pre-line;

  svg {
    margin-block-start: calc(
      (${font.line.text} * 1em - 16px) / 2 - 1px
    ); /* centred on the first line */
  }
`;

export const SuccessText = styled(ErrorText)`
  color: ${color.successText};
`;

/** The line under a control that holds hint or error and a counter. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const FootWords = styled.div`
  flex: 1 1 160px; /* minimum width, so that the hint does not wrap into single words */
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

export const Group = styled.fieldset`
  min-inline-size: 0;

  &[data-line] > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[6]};
  }
`;

export const Legend = styled.legend`
  padding: 0;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/** The hint of a group, above its options. */
export const GroupHint = styled(Hint)`
  margin-block-start: 0;
`;
