import { styled } from 'styled-components';
import { quietButton, makeEdgeStyles } from '../../components/actions/Button/quietEdge.styles.ts';
import { color } from '../../tokens/color.ts';
import { font, measure, space } from '../../tokens/scales.ts';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: first baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

export const SectionHeading = styled.h2`
  font-size: ${font.size.lg};

  &:is(h3) {
    font-size: ${font.size.md};
  }
`;

export const Sentence = styled.p`
  max-inline-size: ${measure.reading};
  color: ${color.textQuiet};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Arranged = styled.div`
  --_gap: ${space[4]};

  min-inline-size: 0;
  gap: var(--_gap);

  &[data-gap='none'] {
    --_gap: ${space[0]};
  }

  &[data-gap='small'] {
    --_gap: ${space[2]};
  }

  &[data-gap='large'] {
    --_gap: ${space[6]};
  }
`;

export const Stack = styled(Arranged)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

export const Cluster = styled(Arranged)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  /*
   * The letters of a quiet button that is alone, or is below the words that it belongs to, begin at
   * the line of what is above and below it.
   */
  > ${quietButton}:only-child,
  > :not(button, a) + ${quietButton}:last-child {
    ${makeEdgeStyles('start')}
  }

  /* Beside those words its ground does not reach over them. */
  > :not(button, a):has(+ ${quietButton}:last-child) {
    margin-inline-end: ${space[3]};
  }

  &[data-ends='apart'] {
    justify-content: space-between;
  }

  &[data-ends='end'] {
    justify-content: flex-end;
  }
`;

export const Grid = styled(Arranged)`
  --_least: 240px;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--_least), 100%), 1fr));

  &[data-least='narrow'] {
    --_least: 160px;
  }

  &[data-least='wide'] {
    --_least: 300px; /* two in a line of a tablet beside the menu */
  }

  &[data-least='widest'] {
    --_least: 440px;
  }
`;

/** Knows its own width; the columns inside follow it. */
export const ColumnsRoom = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @container (inline-size >= 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
