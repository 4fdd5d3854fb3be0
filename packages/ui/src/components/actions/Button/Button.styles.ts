import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.button`
  --_background: ${color.accent};
  --_background-hover: ${color.accentHover};
  --_background-pressed: ${color.accentPressed};
  --_background-disabled: ${color.disabledSurface};
  --_text: ${color.onAccent};
  --_border: transparent;

  display: inline-grid;
  place-items: center;
  min-block-size: ${size.control};
  padding-block: ${space[1]};
  padding-inline: ${space[5]};
  border: 1px solid var(--_border);
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.md};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition-property: background-color, border-color, color, transform;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &[data-size='small'] {
    min-block-size: ${size.controlSmall};
    padding-inline: ${space[3]};
    font-size: ${font.size.sm};
  }

  &[data-size='large'] {
    min-block-size: ${size.controlLarge};
    padding-inline: ${space[6]};
  }

  &[data-wide='true'] {
    inline-size: 100%;
  }

  &[data-icon-on-phones='true'] {
    @media (width < ${breakpoint.phone}) {
      min-inline-size: ${size.control};
      padding-inline: 0;
    }
  }

  &[data-variant='secondary'] {
    --_background: ${color.surfaceRaised};
    --_background-hover: ${color.surfaceHover};
    --_background-pressed: ${color.surfacePressed};
    --_text: ${color.text};
    --_border: ${color.borderStrong};
  }

  &[data-variant='quiet'] {
    --_background: transparent;
    --_background-hover: ${color.accentSoft};
    --_background-pressed: ${color.accentSoftHover};
    --_background-disabled: transparent;
    --_text: ${color.accentText};
  }

  &[data-variant='danger'] {
    --_background: ${color.danger};
    --_background-hover: ${color.dangerHover};
    --_background-pressed: ${color.dangerHover};
    --_text: ${color.onDanger};
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
    }
  }

  &:active {
    background: var(--_background-pressed);
  }

  @media (prefers-reduced-motion: no-preference) {
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: scale(0.98);
    }
  }

  &[aria-busy='true'] {
    background: var(--_background);
    cursor: progress;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: var(--_background-disabled);
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:disabled {
      border-color: GrayText;
    }
  }
`;

export const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  &[data-hidden='faded'] {
    opacity: 0; /* visually hidden; the text remains the accessible name */
  }

  &[data-hidden='gone'] {
    visibility: hidden;

    & * {
      animation: none;
    }
  }
`;

export const Words = styled.span`
  padding-block-start: 0.125em; /* Persian glyphs sit high in the line box; 1 px of padding centres them */

  [data-icon-on-phones='true'] & {
    @media (width < ${breakpoint.phone}) {
      ${visuallyHidden}
    }
  }
`;
