import { css } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size } from '../../../tokens/scales.ts';

/** The container of an input with a button over its inline end. */
export const insetShellStyles = css`
  --_button: ${size.control};

  position: relative;

  &[data-height='large'] {
    --_button: ${size.controlLarge};
  }
`;

/** The button over the inline end of an input. */
export const insetButtonStyles = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: var(--_button);
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;
  transition: color ${motion.quick} ${motion.easing};

  &:focus-visible {
    outline-offset: -4px; /* inset, so that the outline of the field remains visible */
  }

  &[aria-pressed='true'] {
    color: ${color.accentText};
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
