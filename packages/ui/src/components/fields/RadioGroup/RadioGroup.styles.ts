import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size } from '../../../tokens/scales.ts';

/** The circle, centred on the first line. */
export const Input = styled.input`
  --_background: ${color.surfaceRaised};
  --_background-hover: ${color.surfaceHover};
  --_border: ${color.borderStrong};
  --_border-hover: ${color.textQuiet};
  --_dot: ${color.onAccent};

  appearance: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  margin: 0;
  margin-block-start: calc((${size.control} - ${size.icon}) / 2);
  border: 1.5px solid var(--_border);
  border-radius: ${radius.round};
  background: var(--_background);
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &:checked::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${radius.round};
    background: var(--_dot);
  }

  [aria-invalid='true'] & {
    --_border: ${color.dangerText};
    --_border-hover: ${color.dangerText};
  }

  &&:checked {
    --_background: ${color.accent};
    --_background-hover: ${color.accentHover};
    --_border: ${color.accentMark};
    --_border-hover: ${color.accentMark};
  }

  &&:disabled {
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_border: ${color.border};
    --_border-hover: ${color.border};
    --_dot: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--_border-hover);
      background: var(--_background-hover);
    }
  }

  @media (forced-colors: active) {
    appearance: auto;

    &:checked::before {
      content: none;
    }
  }
`;
