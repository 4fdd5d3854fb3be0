import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

/** The outline of a valid field, and its focus ring. */
export const borderStyles = css`
  --_border: ${color.borderStrong};
  --_border-hover: ${color.textQuiet};
  --_border-focus: ${color.focus};
  --_ring-offset: -1px;
`;

/** An invalid field: its outline is red, and remains red inside the focus ring. */
export const invalidStyles = css`
  --_border: ${color.dangerText};
  --_border-hover: ${color.dangerText};
  --_border-focus: ${color.dangerText};
  --_ring-offset: 2px;
`;

/** The look of the outlined box of a field. */
export const outlinedStyles = css`
  border: 1px solid var(--_border);
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: ${font.size.md};
  line-height: ${font.line.control};
  transition: border-color ${motion.quick} ${motion.easing};
`;

/** The outlined box of a control, for any element. */
export const controlStyles = css`
  ${borderStyles}

  inline-size: 100%;
  block-size: ${size.control};
  padding-block: 2px 0; /* as in buttons: 1 px of padding centres Persian glyphs */
  padding-inline: ${space[3]};
  ${outlinedStyles}

  &[data-height='large'] {
    block-size: ${size.controlLarge};
    padding-inline: ${space[4]};
  }

  /* A Persian placeholder begins where the label does, although the text runs from left to right. */
  :dir(rtl) > &[dir='ltr'][data-height]:placeholder-shown {
    text-align: end;
  }

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: var(--_border-hover);
    }
  }

  /* The focus ring replaces the outline without a gap, so that it reads as one box. */
  &:focus-visible {
    border-color: var(--_border-focus);
    outline-offset: var(--_ring-offset);
  }

  &[aria-invalid='true'] {
    ${invalidStyles}
  }

  &:disabled {
    --_border: ${color.border};
    background: ${color.disabledSurface};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

export const Control = styled.input`
  ${controlStyles}

  &[type='password']:not(:placeholder-shown) {
    font-size: ${font.size.lg}; /* password dots are smaller than letters */
    letter-spacing: 0.1em;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.accentSoft}; /* the browser's autofill background can only be covered by a shadow */
    -webkit-text-fill-color: ${color.onAccentSoft};
  }
`;
