import { css, keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, layer, measure, radius, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { makeCardStyles, cellRoom, choiceRoom, figureSide, keptInSight } from './row.styles.ts';

const breathe = keyframes`
  to { border-block-end-color: ${color.border}; }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${makeCardStyles(css`
    display: block;

    /* The names of the columns stand beside the values; what is left is the choice and the order. */
    &:not(:has([data-part='choice'], [data-sortable='true'])) {
      display: none;
    }
  `)}
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  ${cellRoom}
  ${figureSide}
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  inline-size: var(--_width, auto);
  border-block-end: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: start;

  /* Inside the app frame the page scrolls under the top bar. */
  main [data-scrolls='false'][data-narrow='cards'] & {
    inset-block-start: ${measure.topBar};
  }

  [data-narrow='scroll'] & {
    position: static;
  }

  ${keptInSight}

  [data-reloading='true'] & {
    border-block-end-color: ${color.accentMark};
    animation: ${breathe} 1.2s ease-in-out infinite alternate;
  }

  &[data-part='choice'] {
    ${choiceRoom}
  }

  /* As wide as the buttons. */
  [data-widths='shared'] &[data-part='actions'] {
    inline-size: 1px;
  }

  &[data-sortable='true'] {
    padding-block: 0;
  }

  &[data-part='line'] {
    white-space: nowrap;
  }

  ${makeCardStyles(css`
    position: static;
    inline-size: auto;
    padding: 0;
    border: 0;

    &[data-part='choice'],
    &[data-sortable='true'] {
      display: block;
      inline-size: auto;
      padding: 0;
    }

    &:not([data-part='choice'], [data-sortable='true']) {
      ${visuallyHidden}
    }
  `)}
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

  /* On a phone the names to sort by and the arrow of the order have room in one line. */
  ${makeCardStyles(css`
    margin-inline: 0;

    tr:has([aria-sort$='ending']) > [aria-sort='none'] > & > svg {
      display: none;
    }
  `)}
`;
