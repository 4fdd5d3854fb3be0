import { css, styled } from 'styled-components';
import { softTones } from '../../../foundations/softTones.ts';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { Root as ListFrame } from '../VirtualList/VirtualList.styles.ts';

// In rem, so that large text switches at the same width as a small window.
const asCards = '@container (inline-size < 48rem)';

const columnList = css`
  container-type: inline-size;
  line-height: ${font.line.control};

  &[data-long='true'] {
    block-size: clamp(24rem, 100dvh - 18rem, 40rem);

    [data-all],
    [data-head] {
      scrollbar-gutter: stable; /* the columns of the head are those of the rows */
    }
  }

  [data-row] {
    --_ground: transparent;

    display: grid;
    grid-template-columns: var(--_columns);
    align-items: center;
    gap: ${space[1]} ${space[4]};
    background: var(--_ground);

    &:not([style*='absolute']) {
      position: relative;
    }

    @media (hover: hover) {
      &:hover {
        --_ground: ${color.surfaceHover};
      }
    }

    &[aria-current='true'] {
      --_ground: ${color.accentSoft};

      > :not([data-kind='status']) {
        color: inherit;
      }
    }

    /* The last column is as wide as the status, so that the time has all other room of its line. */
    ${asCards} {
      grid-template-columns: minmax(0, 1fr) auto auto;
      row-gap: ${space[2]};
      padding-inline: ${space[4]};
    }
  }

  [data-kind='name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: inherit;
    font-weight: ${font.weight.medium};
    text-align: match-parent;
    text-decoration: none;

    /* The whole row is the link. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  [data-row] [data-kind='time'],
  [data-row] [data-kind='code'] {
    color: ${color.textQuiet};
    font-size: ${font.size.sm};
  }

  [data-row] [data-kind='time'] {
    ${asCards} {
      grid-column: 1 / 3;
    }
  }

  [data-kind='code'],
  [data-kind='money'] {
    font-variant-numeric: tabular-nums;
  }

  [data-row] [data-kind='code'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[dir='ltr']:is(:dir(rtl) > *) {
      text-align: end;
    }

    ${asCards} {
      display: flex;
      grid-column: 1 / -1;
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      font-variant-numeric: proportional-nums;
      white-space: normal;
      overflow-wrap: anywhere;

      &::before {
        content: attr(data-label);
      }

      /* The label is at the start of the page, the code runs from left to right. */
      &:is(:dir(rtl) > *) {
        flex-direction: row-reverse;
      }
    }
  }

  [data-kind='money'] {
    white-space: nowrap;

    &:dir(ltr) {
      text-align: end;
    }

    ${asCards} {
      grid-area: 1 / 2 / auto / -1;
      justify-self: end;
      font-weight: ${font.weight.medium};
      font-variant-numeric: proportional-nums;

      &:not([data-none])::after {
        content: ' ' attr(data-unit);
        color: ${color.textQuiet};
        font-size: ${font.size.sm};
        font-weight: ${font.weight.regular};
      }
    }
  }

  [data-row] [data-kind='status'] {
    --_background: ${color.surfaceHover};
    --_text: ${color.text};

    justify-self: start;
    padding: ${space[1]} ${space[2]} 2px; /* centres Persian letters optically */
    border: 1px solid transparent; /* visible in forced colours */
    border-radius: ${radius.round};
    background: var(--_background);
    color: var(--_text);
    font-size: ${font.size.xs};
    font-weight: ${font.weight.medium};
    line-height: 1.2;

    &[data-tone='success'] {
      ${softTones.success}
    }

    &[data-tone='warning'] {
      ${softTones.warning}
    }

    &[data-tone='danger'] {
      ${softTones.danger}
    }

    ${asCards} {
      grid-area: 2 / 3;
      justify-self: end;
    }
  }

  [data-row] > [data-none] {
    color: ${color.textQuiet};
  }

  /* A card has no line for what is missing. */
  ${asCards} {
    [data-kind='code'][data-none],
    > :has(> [data-head]) {
      display: none;
    }
  }
`;

export const Root = styled(VirtualList)`
  ${columnList}
` as unknown as typeof VirtualList;

/** Rows that are loading: their head, their columns and the height of one line. */
export const Waiting = styled(ListFrame)`
  ${columnList}

  [data-shape='text'] {
    --_line: calc(${font.line.control} * 1em);
  }

  [data-row] [data-kind='name'] {
    display: block;
    inline-size: 60%;
  }

  [data-row] [data-kind='time'] {
    inline-size: min(9rem, 100%);
  }

  [data-row] [data-kind='status'] {
    --_background: ${color.surfacePressed};

    inline-size: 3.5rem;
  }

  [data-row] [data-kind='money'] {
    inline-size: 5rem;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: var(--_columns);
  gap: ${space[4]};
  padding-block: ${space[2]};
  overflow: hidden;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  @media print {
    display: grid;
  }
`;
