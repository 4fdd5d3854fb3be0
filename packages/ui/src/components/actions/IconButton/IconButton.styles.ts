import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.button`
  --_size: ${size.control};
  --_background: transparent;
  --_background-hover: ${color.surfaceHover};
  --_background-pressed: ${color.surfacePressed};
  --_background-disabled: transparent;
  --_icon: ${color.textQuiet};
  --_icon-hover: ${color.text};
  --_border: transparent;

  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--_size);
  block-size: var(--_size);
  padding: 0;
  border: 1px solid var(--_border);
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_icon);
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  > svg {
    inline-size: ${size.iconLarge};
    block-size: ${size.iconLarge};
  }

  /* The touch target remains 44 px when the button is drawn smaller (WCAG 2.5.5). */
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - ${size.target}) / 2));
  }

  &[data-size='small'] {
    --_size: ${size.controlSmall};

    > svg {
      inline-size: ${size.icon};
      block-size: ${size.icon};
    }
  }

  &[data-size='large'] {
    --_size: ${size.controlLarge};
  }

  &[data-variant='secondary'] {
    --_background: ${color.surfaceRaised};
    --_background-disabled: ${color.disabledSurface};
    --_border: ${color.borderStrong};
    --_icon: ${color.text};
  }

  &[data-variant='primary'] {
    --_background: ${color.accent};
    --_background-hover: ${color.accentHover};
    --_background-pressed: ${color.accentPressed};
    --_background-disabled: ${color.disabledSurface};
    --_icon: ${color.onAccent};
    --_icon-hover: ${color.onAccent};
  }

  &:is([aria-pressed='true'], [aria-expanded='true']) {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_icon: ${color.onAccentSoft};
    --_icon-hover: ${color.onAccentSoft};
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
      color: var(--_icon-hover);
    }
  }

  &:active {
    background: var(--_background-pressed);
  }

  &:disabled {
    border-color: transparent;
    background: var(--_background-disabled);
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:is([aria-pressed='true'], [aria-expanded='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Content over the icon, at its block-start, inline-end corner. */
export const Corner = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${space[1]});
  inset-inline-end: calc(-1 * ${space[1]});
  display: grid;
  transform: scale(0.8);
`;
