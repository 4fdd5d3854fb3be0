import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { radius, space } from '../../../tokens/scales.ts';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

/* Adjacent buttons share one border; only the outer corners of the row are rounded. */
const joined = css`
  display: inline-flex;
  max-inline-size: 100%;
  isolation: isolate;

  && > * {
    position: relative;
    min-inline-size: 0;
    border-radius: 0;
  }

  && > :not(:first-child) {
    margin-inline-start: -1px;
  }

  && > :first-child {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  && > :last-child {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  && > :disabled {
    z-index: -1; /* the quiet variant has no border and must not cover the border of its neighbour */
  }

  /* The border and focus ring of a selected or focused button are drawn above its neighbours. */
  && > :is([aria-pressed='true'], :has(:checked)) {
    z-index: 1;
  }

  && > :is(:focus-visible, :has(:focus-visible)) {
    z-index: 2;
  }
`;

export const Row = styled.fieldset`
  ${joined}
`;

export const Segments = styled.div`
  ${joined}

  legend:not([data-hidden]) ~ & {
    margin-block-start: ${space[1]};
  }
`;

export const Segment = styled(ButtonRoot)`
  &:has(:checked) {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_text: ${color.onAccentSoft};
    --_border: ${color.accentText};
  }

  [aria-invalid='true'] & {
    --_border: ${color.dangerText};
  }

  &:has(:disabled) {
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_background-pressed: ${color.disabledSurface};
    --_text: ${color.textDisabled};
    --_border: ${color.border};
    cursor: not-allowed;
  }

  &:has(:disabled:checked) {
    --_border: ${color.borderStrong}; /* a disabled button has no accent colour, so the border shows the selection */
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }

    &:has(:disabled:checked) {
      background: GrayText;
      color: Canvas;
    }
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
