import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size } from '../../../tokens/scales.ts';

/** The track, centred on the first line; the thumb moves to the inline end. */
export const Input = styled.input`
  --_track: ${color.surfaceSunken};
  --_track-hover: ${color.surfacePressed};
  --_border: ${color.borderStrong};
  --_thumb: ${color.textQuiet};

  appearance: none;
  inline-size: 2.5rem;
  block-size: ${size.iconLarge};
  margin: 0;
  margin-block-start: calc((${size.control} - ${size.iconLarge}) / 2);
  padding: 3px;
  border: 1.5px solid var(--_border);
  border-radius: ${radius.round};
  background: var(--_track);
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &::before {
    content: '';
    display: block;
    inline-size: calc(${size.iconLarge} - 9px);
    block-size: calc(${size.iconLarge} - 9px);
    border-radius: ${radius.round};
    background: var(--_thumb);
    transition-property: transform, background-color;
    transition-duration: ${motion.quick};
    transition-timing-function: ${motion.easing};
  }

  &:checked {
    --_track: ${color.accent};
    --_track-hover: ${color.accentHover};
    --_border: ${color.accentMark};
    --_thumb: ${color.onAccent};

    &::before {
      transform: translateX(1rem);
    }
  }

  &[aria-invalid='true'] {
    --_border: ${color.dangerText};
  }

  &:disabled {
    --_track: ${color.disabledSurface};
    --_track-hover: ${color.disabledSurface};
    --_border: ${color.border};
    --_thumb: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_track-hover);
    }
  }

  @media (forced-colors: active) {
    --_thumb: ButtonText;
    --_border: ButtonText;
    forced-color-adjust: none;
    background: ButtonFace;

    &:checked {
      --_thumb: HighlightText;
      background: Highlight;
    }

    &:disabled {
      --_thumb: GrayText;
      --_border: GrayText;
    }
  }
`;
