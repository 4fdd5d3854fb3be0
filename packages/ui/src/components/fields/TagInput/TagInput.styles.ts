import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { invalidStyles } from '../Field/Control.styles.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

/** Looks like a text field and grows with its tags. */
export const Shell = styled.div`
  --_border: ${color.borderStrong};
  --_border-hover: ${color.textQuiet};
  --_border-focus: ${color.focus};
  --_ring-offset: -1px;

  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-block-size: ${size.control};
  padding-block: calc((${size.control} - 2px - 28px) / 2);
  padding-inline: ${space[2]};
  border: 1px solid var(--_border);
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  transition: border-color ${motion.quick} ${motion.easing};

  &:has(> [aria-invalid='true']) {
    ${invalidStyles}
  }

  &:has(> :disabled) {
    --_border: ${color.border};
    --_border-hover: ${color.border};
    background: ${color.disabledSurface};
    color: ${color.textDisabled};
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--_border-hover);
    }
  }

  &:has(> :focus-visible) {
    border-color: var(--_border-focus);
    outline: 2px solid ${color.focus};
    outline-offset: var(--_ring-offset);
  }
`;

export const Tags = styled.ul`
  display: contents;
`;

export const Tag = styled.li`
  --_background: ${color.accentSoft};
  --_text: ${color.onAccentSoft};

  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-inline-start: ${space[3]};
  border: 1px solid transparent; /* visible in forced-colors mode */
  border-radius: 14px;
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  overflow-wrap: anywhere;

  :has(> :disabled) > * > & {
    --_background: ${color.surfaceRaised};
    --_text: ${color.textQuiet}; /* read-only tags remain readable */

    padding-inline-end: ${space[3]};
    border-color: ${color.border};
  }
`;

export const Remove = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  align-self: stretch;
  inline-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.accentSoftHover};
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 96px;
  block-size: 28px;
  padding-block: 2px 0; /* as in other fields */
  padding-inline: ${space[1]};
  border: 0;
  outline: none; /* the focus ring is around the whole field */
  background: transparent;
  color: ${color.text};
  font-size: ${font.size.md};
  line-height: ${font.line.control};

  &::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;
