import { styled } from 'styled-components';
import { quietButton, makeEdgeStyles } from '../../components/actions/Button/quietEdge.styles.ts';
import { breakpoint, font, measure, space } from '../../tokens/scales.ts';
import { pageHeaderTimeline } from '../TopBar/TopBar.styles.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  max-inline-size: calc(${measure.content} + 2 * ${space[8]});
  margin-inline: auto;
  padding-block: ${space[6]} ${space[16]};
  padding-inline: ${space[8]};

  @media (width < ${breakpoint.phone}) {
    gap: ${space[6]};
    padding-block: ${space[4]} ${space[12]};
    padding-inline: ${space[4]};
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  view-timeline: ${pageHeaderTimeline} block;

  > :last-child ${quietButton}:last-child:not(dialog *) {
    ${makeEdgeStyles('end')}

    /* On phones it may begin a line: below the heading or below the other actions. */
    @media (width < ${breakpoint.phone}) {
      ${makeEdgeStyles('start')}
    }
  }

  > :last-child ${quietButton}:first-child:not(dialog *) {
    @media (width < ${breakpoint.phone}) {
      ${makeEdgeStyles('start')}
    }
  }

  /* In the same line the ground of the quiet action does not reach over its neighbour. */
  > :last-child :has(+ ${quietButton}:last-child):not(dialog *) {
    @media (width < ${breakpoint.phone}) {
      margin-inline-end: ${space[4]};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const Heading = styled.h1`
  font-size: ${font.size['2xl']};

  @media (width < ${breakpoint.phone}) {
    font-size: ${font.size.xl};
  }
`;
