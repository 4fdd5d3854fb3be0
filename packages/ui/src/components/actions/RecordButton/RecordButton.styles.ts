import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.button`
  --_size: var(--_record-size, 72px);
  --_border: transparent;
  --_background: ${color.accent};
  --_background-hover: ${color.accentHover};
  --_background-pressed: ${color.accentPressed};
  --_icon: ${color.onAccent};

  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--_size);
  block-size: var(--_size);
  margin: var(--_record-margin, ${space[4]}); /* space for the ring */
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: var(--_icon);
  cursor: pointer;

  &[aria-busy='true'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoft};
    --_background-pressed: ${color.accentSoft};
    --_icon: ${color.onAccentSoft};
    cursor: progress;
  }

  &[data-state='paused'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_border: ${color.accentMark};
    --_icon: ${color.onAccentSoft};
  }

  &:disabled {
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_background-pressed: ${color.disabledSurface};
    --_icon: ${color.textDisabled};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: ${space[1]};
  }
`;

export const Disc = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 2px solid var(--_border); /* visible in forced-colors mode */
  border-radius: inherit;
  background: var(--_background);
  transition-property: background-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  > svg {
    inline-size: calc(var(--_size) * 0.39);
    block-size: calc(var(--_size) * 0.39);
  }

  @media (hover: hover) {
    button:hover > & {
      background: var(--_background-hover);
    }
  }

  button:active > & {
    background: var(--_background-pressed);
  }
`;

export const Ring = styled.span`
  --_loudness: 0;

  position: absolute;
  inset: 0;
  border-radius: inherit;
  visibility: hidden;

  button[data-state='live'] > & {
    visibility: visible;
    background: ${color.accentSoftHover};
    outline: 2px solid ${color.accentMark};
    outline-offset: -2px;
    transform: scale(calc(1.12 + var(--_loudness) * 0.3));
    transition: transform 80ms linear;
  }

  button[data-state='paused'] > & {
    visibility: visible;
    outline: 2px dashed ${color.accentMark};
    outline-offset: 4px;
  }

  /* Without motion the level is shown as the thickness of the ring, in four steps. */
  @media (prefers-reduced-motion: reduce) {
    button[data-state='live'] > & {
      background: none;
      outline: calc(2px + round(var(--_loudness) * 4, 1) * 2px) solid ${color.accentMark};
      outline-offset: 2px;
      transform: none;
      transition: none;
    }
  }
`;
