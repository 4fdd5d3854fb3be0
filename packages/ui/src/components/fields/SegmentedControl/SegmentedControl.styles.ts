import { css, styled } from 'styled-components';
import { sunkenHover } from '../../../foundations/sunkenHover.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

/** The ground on which one or several segments are raised. */
export const track = css`
  --_height: ${size.control};
  --_font-size: ${font.size.sm};

  display: inline-grid;
  grid-auto-flow: column;
  gap: 2px;
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
`;

/** A segment: transparent on its ground. */
export const segment = css`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: ${size.control};
  min-block-size: calc(var(--_height) - 8px);
  padding-block: 0;
  padding-inline: ${space[3]};
  border: 1px solid transparent;
  border-radius: calc(${radius.control} - 4px);
  background: none;
  color: ${color.textQuiet};
  font-size: var(--_font-size);
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  text-align: center;
  cursor: pointer;
  user-select: none;
  transition-property: background-color, border-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${sunkenHover};
      color: ${color.text};
    }
  }

  &:active {
    background: ${color.surfacePressed};
  }
`;

/** The selected segment, raised from the ground. */
export const chosen = css`
  border-color: ${color.accentText};
  background: ${color.surfaceRaised};
  color: ${color.accentText};

  @media (forced-colors: active) {
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** A segment without effect; the border shows the selection. */
export const inactive = css`
  background: none;
  color: ${color.textDisabled};
  cursor: not-allowed;

  @media (forced-colors: active) {
    color: GrayText;
  }
`;

export const inactiveChosen = css`
  border-color: ${color.borderStrong};
  background: ${color.disabledSurface};

  @media (forced-colors: active) {
    background: GrayText;
    color: Canvas;
    forced-color-adjust: none;
  }
`;

export const Track = styled.div`
  ${track}
  grid-auto-columns: minmax(0, 1fr);
  align-self: start;

  &[data-size='small'] {
    --_height: ${size.controlSmall};
  }

  &[data-size='large'] {
    --_height: ${size.controlLarge};
    --_font-size: ${font.size.md};
  }

  &[data-wide='true'] {
    display: grid;
    grid-auto-columns: auto;
    justify-content: stretch;
  }

  [aria-invalid='true'] > & {
    border-color: ${color.dangerText};
  }

  legend:not([data-hidden]) ~ & {
    margin-block-start: ${space[1]};
  }
`;

export const Segment = styled.label`
  ${segment}

  [data-wide='true'] > & {
    padding-inline: ${space[2]};
  }

  &:has(:checked) {
    ${chosen}
  }

  &:has(:disabled) {
    ${inactive}
  }

  &:has(:disabled:checked) {
    ${inactiveChosen}
  }

  &:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
