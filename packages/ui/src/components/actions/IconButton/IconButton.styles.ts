import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { Root as Badge } from '../../data/Badge/Badge.styles.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.button`
  --_size: ${size.control};
  --_background: transparent;
  --_background-hover: ${color.surfaceHover};
  --_background-pressed: ${color.surfacePressed};
  --_background-disabled: transparent;
  --_icon: ${color.textQuiet};
  --_icon-hover: ${color.text};
  --_border: transparent;
  --_ground: ${color.surface};

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
  user-select: none; /* a long press shows the tooltip */
  -webkit-touch-callout: none;
  transition-property: background-color, border-color, color, transform;
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
      --_ground: var(--_background-hover);
      background: var(--_background-hover);
      color: var(--_icon-hover);
    }
  }

  &:active {
    --_ground: var(--_background-pressed);
    background: var(--_background-pressed);
  }

  @media (prefers-reduced-motion: no-preference) {
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: scale(0.94);
    }
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

/** Content at the outer corner of the icon, such as a badge. It grows away from the icon. */
export const Corner = styled.span`
  --_height: calc(${font.size.xs} * 1.5);

  position: absolute;
  inset-block-end: calc(50% + ${size.iconLarge} / 2 - ${space[2]});
  inset-inline-start: calc(50% + ${size.iconLarge} / 2 - ${space[2]} - 2px);
  display: grid;
  pointer-events: none; /* a wide badge reaches over the next button */

  > ${Badge} {
    min-inline-size: var(--_height);
    padding-inline: ${space[1]};
    line-height: calc(var(--_height) - 2px);
    box-shadow: 0 0 0 2px var(--_ground); /* cuts the badge out of the icon */
  }
`;
