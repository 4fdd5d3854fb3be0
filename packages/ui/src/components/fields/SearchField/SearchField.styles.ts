import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size } from '../../../tokens/scales.ts';
import { Control } from '../Field/Control.styles.ts';

export const Shell = styled.div`
  --_side: ${size.control};

  position: relative;

  &[data-height='large'] {
    --_side: ${size.controlLarge};
  }

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc((var(--_side) - ${size.icon}) / 2);
    margin-block: auto;
    color: ${color.textQuiet};
    pointer-events: none;
  }
`;

export const Input = styled(Control)`
  appearance: none;

  && {
    padding-inline: calc(var(--_side) - 4px) var(--_side);
  }

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none; /* replaced by a named button in every browser */
  }
`;

export const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: var(--_side);
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;
  transition: color ${motion.quick} ${motion.easing};

  input:placeholder-shown ~ &,
  input:disabled ~ & {
    display: none;
  }

  &:focus-visible {
    outline-offset: -4px; /* inset, so that the outline of the field remains visible */
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }
`;
