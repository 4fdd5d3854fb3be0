import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Shell = styled.div`
  --_toggle: ${size.control};

  position: relative;

  &[data-height='large'] {
    --_toggle: ${size.controlLarge};
  }

  input {
    padding-inline-end: var(--_toggle);
  }
`;

export const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: var(--_toggle);
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

export const Notice = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.text};
`;
