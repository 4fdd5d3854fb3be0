import { css } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { borderStyles, invalidStyles, outlinedStyles } from './Control.styles.ts';
import { motion, radius, size, space } from '../../../tokens/scales.ts';

/** The outline of a field with several parts: a text with buttons, or the segments of a date. */
export const boxStyles = css`
  --_height: ${size.control};
  --_inset: ${space[3]};
  ${borderStyles}

  display: flex;
  align-items: stretch;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--_height);
  ${outlinedStyles}

  &[data-height='large'] {
    --_height: ${size.controlLarge};
    --_inset: ${space[4]};
  }

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      border-color: var(--_border-hover);
    }
  }

  /* The focus ring is on the outline, as in a text field. */
  &:has(> input:focus-visible, [role='spinbutton']:focus) {
    border-color: var(--_border-focus);
    outline: 2px solid ${color.focus};
    outline-offset: var(--_ring-offset);
  }

  &[data-invalid] {
    ${invalidStyles}
  }

  &[data-disabled] {
    --_border: ${color.border};
    background: ${color.disabledSurface};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** A button inside that outline, at its inline end. */
export const boxButtonStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: calc(var(--_height) - 2px);
  padding: 0;
  border: 0;
  border-radius: calc(${radius.control} - 1px);
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;
  transition-property: background-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &:focus-visible {
    outline-offset: -4px; /* inset, so that the outline of the field remains visible */
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }

  &:active,
  &[data-pressed],
  &[aria-expanded='true'] {
    background: ${color.surfacePressed};
    color: ${color.text};
  }

  &:disabled,
  &[data-disabled] {
    background: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
