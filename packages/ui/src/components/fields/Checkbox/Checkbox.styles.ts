import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, size, space } from '../../../tokens/scales.ts';

/** The box, centred on the first line; the check mark covers it and lets clicks through. */
export const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  margin-block-start: calc((${size.control} - ${size.icon}) / 2);

  > svg {
    position: absolute;
    inset: 2px;
    visibility: hidden;
    color: ${color.onAccent};
    stroke-width: 3;
    pointer-events: none;
  }

  > :checked:not(:indeterminate) ~ [data-mark='check'],
  > :indeterminate ~ [data-mark='some'] {
    visibility: visible;
  }

  > :disabled ~ svg {
    color: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    > svg {
      display: none; /* the system draws the mark */
    }
  }
`;

/** The box, for any element. */
export const checkboxStyles = css`
  --_background: ${color.surfaceRaised};
  --_background-hover: ${color.surfaceHover};
  --_border: ${color.borderStrong};
  --_border-hover: ${color.textQuiet};

  border: 1.5px solid var(--_border);
  border-radius: 6px;
  background: var(--_background);
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  @media (hover: hover) {
    &:hover {
      border-color: var(--_border-hover);
      background: var(--_background-hover);
    }
  }
`;

export const checkedStyles = css`
  --_background: ${color.accent};
  --_background-hover: ${color.accentHover};
  --_border: ${color.accentMark};
  --_border-hover: ${color.accentMark};
`;

export const Input = styled.input`
  ${checkboxStyles}

  appearance: none;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  cursor: pointer;

  &:is([aria-invalid='true'], [data-refused='true']) {
    --_border: ${color.dangerText};
    --_border-hover: ${color.dangerText};
  }

  &:is(:checked, :indeterminate) {
    ${checkedStyles}
  }

  &:disabled {
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_border: ${color.border};
    --_border-hover: ${color.border};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** The touch target of a table row's checkbox. */
export const Target = styled.label`
  position: relative;
  z-index: 1; /* above the row's link, which comes later in the DOM and covers the row */
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  margin-inline-start: calc(-1 * ${space[3]});
  cursor: pointer;

  > span {
    margin-block-start: 0;
  }
`;
