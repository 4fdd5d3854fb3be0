import { css, keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, layer, measure, radius, size, space } from '../../tokens/scales.ts';
import { outOfSight } from '../VisuallyHidden/VisuallyHidden.styles.ts';

// In rem, so that large text has its cards as early as a small window.
const asCards = '@container (inline-size < 38rem)';

const breathe = keyframes`
  to { border-block-end-color: ${color.border}; }
`;

const cellRoom = css`
  --_start: ${space[3]};
  --_end: ${space[3]};

  padding-block: ${space[3]};
  padding-inline: var(--_start) var(--_end);

  &:first-child {
    --_start: ${space[5]};
  }

  &:last-child {
    --_end: ${space[5]};
  }
`;

// Figures run from left to right in either direction, so that they all begin or end at the right.
const figureSide = css`
  &[data-part='figure']:dir(ltr) {
    text-align: end;
  }
`;

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  line-height: ${font.line.control};
  container-type: inline-size;
  overflow: clip;
`;

export const Said = styled.output`
  ${outOfSight}
`;

export const Scroller = styled.div`
  [data-scrolls='true'] > & {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: inherit;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

// Parts that become blocks on phones say what they are themselves: without the display of a table they would be nothing.
export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${asCards} {
    display: block;
  }
`;

export const Caption = styled.caption`
  ${outOfSight}
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${asCards} {
    display: block;
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${asCards} {
    display: block;
  }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  ${cellRoom}
  ${figureSide}
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  border-block-end: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: start;

  /* In the frame the page scrolls under the top bar. */
  main [data-scrolls='false'] & {
    inset-block-start: ${measure.topBar};
  }

  [data-reloading='true'] & {
    border-block-end-color: ${color.accent};
    animation: ${breathe} 1.2s ease-in-out infinite alternate;
  }

  &[data-part='choice'] {
    inline-size: ${size.target};
    padding-block: 0;
    padding-inline-end: 0;
  }

  &[data-sortable='true'] {
    padding-block: 0;
  }

  ${asCards} {
    position: static;
    padding: 0;
    border: 0;

    &[data-part='choice'],
    &[data-sortable='true'] {
      display: block;
      inline-size: auto;
      padding: 0;
    }

    &:not([data-part='choice'], [data-sortable='true']) {
      ${outOfSight}
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.control};
  margin-inline: calc(-1 * ${space[2]});
  padding-block: 0;
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;

  > svg {
    opacity: 0.55;
  }

  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.text};

    > svg {
      color: ${color.accentText};
      opacity: 1;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }

  ${asCards} {
    margin-inline: 0;
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  --_ground: transparent;
  --_ground-hover: ${color.surfaceHover};

  background: var(--_ground);

  &[data-selected='true'] {
    --_ground: ${color.accentSoft};
    --_ground-hover: ${color.accentSoftHover};
  }

  @media (hover: hover) {
    tbody > &[data-selected]:hover {
      background: var(--_ground-hover);
    }
  }

  ${asCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space[3]};
    padding-inline: ${space[4]};
    border-block-end: 1px solid ${color.border};

    &:has(> td[data-part='choice']) {
      grid-template-columns: auto minmax(0, 1fr);
    }

    tbody > &:last-child {
      border-block-end: 0;
    }

    thead > & {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space[2]};
      padding-block: ${space[1]};
      background: ${color.surfaceSunken};
    }
  }
`;

const bodyCell = css`
  ${cellRoom}
  border-block-end: 1px solid ${color.border};
  text-align: start;
  overflow-wrap: anywhere;

  tr:last-child > & {
    border-block-end: 0;
  }

  ${asCards} {
    display: block;
    grid-column: -2 / -1;
    padding: ${space[1]} 0;
    border: 0;
  }
`;

export const RowName = styled.th.attrs({ role: 'rowheader' })`
  ${bodyCell}
  min-inline-size: 10ch;
  font-weight: ${font.weight.medium};
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${bodyCell}
  ${figureSide}
  font-variant-numeric: tabular-nums;

  &[data-part='choice'] {
    inline-size: ${size.target};
    padding-block: 0;
    padding-inline-end: 0;
  }

  &[data-part='figure'] {
    white-space: nowrap;
  }

  ${asCards} {
    &[data-part='choice'] {
      grid-column: 1;
      inline-size: auto;
      padding: 0;
      margin-block: calc(-1 * ${space[2]});
    }

    &:not([data-part='choice']) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[4]};
    }
  }
`;

/** The name of the column, where there is no head above the cell. */
export const CellLabel = styled.span`
  display: none;

  ${asCards} {
    display: inline;
    color: ${color.textQuiet};
    font-size: ${font.size.sm};
  }
`;

export const CellValue = styled.span`
  ${asCards} {
    min-inline-size: 0;
  }
`;

/** Room for the decimals that this figure lacks and its neighbours have. */
export const Filler = styled.span`
  &::after {
    content: attr(data-filler);
    visibility: hidden;
  }

  ${asCards} {
    display: none;
  }
`;

export const None = styled.span`
  color: ${color.textQuiet};
`;

export const Instead = styled.td.attrs({ role: 'cell' })`
  padding: ${space[4]};

  ${asCards} {
    display: block;
    grid-column: 1 / -1;
  }
`;

export const Waiting = styled.td.attrs({ role: 'cell' })`
  padding-block: ${space[3]};
  padding-inline: ${space[5]};

  ${asCards} {
    display: block;
  }
`;

/** What a finger hits around the box. */
export const Choice = styled.label`
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  margin-inline-start: calc(-1 * ${space[3]});
  cursor: pointer;
`;

export const Checkbox = styled.input`
  inline-size: ${size.icon};
  block-size: ${size.icon};
  margin: 0;
  accent-color: ${color.accent};
  cursor: inherit;
`;

export const Footer = styled.div`
  padding-block: ${space[3]};
  padding-inline: ${space[5]};
  border-block-start: 1px solid ${color.border};

  ${asCards} {
    padding-inline: ${space[4]};
  }
`;
