import { styled } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { font, measure, radius, size, space } from '../../../tokens/scales.ts';
import { Row } from '../VirtualList/VirtualList.styles.ts';

// In rem, so that large text switches at the same width as a small window.
const narrow = '@media (width < 36rem)';

/** Icon, words and foot on one grid: in one row of at least 48 px, or the foot below the words. */
export const Root = styled.article`
  --_ink: ${color.textQuiet};
  --_weight: ${font.weight.regular};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  align-items: center;
  min-block-size: ${space[12]};
  line-height: ${font.line.control};

  &[data-unread='true'] {
    --_ink: ${color.text};
    --_weight: ${font.weight.bold};
  }

  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[3]};
    row-gap: ${space[1]};
  }
`;

export const Kind = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: ${space[10]};
  block-size: ${space[10]};
  margin-block: ${space[1]};
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.round};
  background: ${color.surfaceSunken};
  color: var(--_ink);

  ${narrow} {
    margin-block: 0;
  }
`;

/** The outline in the colour of the paper separates the dot from the icon. */
export const Dot = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: ${space[3]};
  block-size: ${space[3]};
  border: 2px solid ${color.surfaceRaised};
  border-radius: ${radius.round};
  background: ${color.unread};
  background-clip: padding-box;

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: ${font.size.md};
  font-weight: var(--_weight);
  line-height: inherit;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  max-inline-size: ${measure.reading};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-block-size: ${space[6]};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  align-self: start;
  min-block-size: ${space[12]};

  ${narrow} {
    flex-direction: row-reverse;
    grid-column: 2;
    min-block-size: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;

  ${narrow} {
    margin-inline-end: calc(
      -1 * ${space[2]}
    ); /* the last icon is aligned with the edge of the text */
  }

  ${notPrinted}
`;

/** Visible without the pointer and the focus: each message shows how it is deleted. */
export const QuietActions = styled.div`
  display: flex;
`;

/** As wide as the longest date, so that the actions of all rows end at one line. */
export const Time = styled.div`
  min-inline-size: 6.5rem;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  text-align: end;
  white-space: nowrap;

  ${narrow} {
    min-inline-size: 0;
    margin-inline-end: auto; /* the actions are at the other end */
    text-align: start;
  }
`;

/** A row of the list of messages, without a message yet. */
export const Waiting = styled(Row)`
  &:last-child {
    border-block-end: 0;
  }

  [data-shape='text'] {
    --_line: calc(${font.line.control} * 1em);
  }

  /* Most texts have one line in wide windows. */
  @media (width >= 36rem) {
    [data-shape='text'] > :nth-child(2) {
      display: none;
    }
  }
`;

export const TitleBar = styled.div`
  inline-size: min(14rem, 60%);
  font-size: ${font.size.md};
`;

export const DateBar = styled.div`
  inline-size: 5rem;
  font-size: ${font.size.sm};

  /* The row of a message has buttons here. */
  ${narrow} {
    display: grid;
    align-content: center;
    min-block-size: ${size.controlSmall};
    margin-inline-end: auto;
  }
`;
