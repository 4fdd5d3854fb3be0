import { Button, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space[2]};
`;

export const Title = styled.p`
  font-weight: ${font.weight.bold};
  line-height: ${font.line.control};
`;

export const PageButton = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: ${size.control};
  block-size: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  &[data-pressed] {
    background: ${color.surfacePressed};
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

export const Grid = styled(CalendarGrid)`
  border-spacing: 0 2px;
`;

export const WeekDay = styled(CalendarHeaderCell)`
  block-size: ${size.controlSmall};
  padding: 0;
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
`;

export const Day = styled(CalendarCell)`
  --_background: transparent;
  --_background-hover: ${color.surfaceHover};
  --_text: ${color.text};

  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  cursor: pointer;

  &[data-today] {
    font-weight: ${font.weight.bold};
  }

  &[data-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 5px;
    inline-size: 4px;
    block-size: 4px;
    border-radius: ${radius.round};
    background: currentcolor;
  }

  &[data-selected] {
    --_background: ${color.accent};
    --_background-hover: ${color.accentHover};
    --_text: ${color.onAccent};
  }

  &[data-span][data-selected] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_text: ${color.onAccentSoft};
    border-radius: 0;
  }

  &[data-span]:is([data-selection-start], [data-selection-end]) {
    --_background: ${color.accent};
    --_background-hover: ${color.accentHover};
    --_text: ${color.onAccent};
  }

  &[data-span][data-selection-start] {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }

  &[data-span][data-selection-end] {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
    }
  }

  &:is([data-disabled], [data-unavailable]) {
    --_background-hover: var(--_background);
    --_text: ${color.textDisabled};
    cursor: not-allowed;
  }

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    z-index: 1; /* above the neighbouring days */
  }

  @media (forced-colors: active) {
    &[data-today]::after {
      background: CanvasText;
    }

    &:is([data-disabled], [data-unavailable]) {
      color: GrayText;
    }

    &[data-selected]::after {
      background: HighlightText;
    }

    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
