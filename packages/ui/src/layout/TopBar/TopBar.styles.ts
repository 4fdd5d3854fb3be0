import { keyframes, styled } from 'styled-components';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, layer, measure, space } from '../../tokens/scales.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';

/** The name of the timeline that runs while the page header scrolls out of view. */
export const pageHeaderTimeline = '--nv-page-header';

/** The name of the bar as a container; its parts know its width in text sizes. */
export const topBarContainer = 'nv-top-bar';

const appear = keyframes`
  from { opacity: 0; }
`;

const drawLine = keyframes`
  to { border-color: ${color.border}; }
`;

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  container: ${topBarContainer} / inline-size;
  block-size: ${measure.topBar};
  padding-inline: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  /* The border appears when content is under the bar. */
  @supports (animation-timeline: scroll()) {
    border-color: transparent;
    animation: ${drawLine} linear both;
    animation-timeline: scroll(root block);
    animation-range: 0 ${space[6]};
  }

  @media (width < ${breakpoint.phone}) {
    gap: ${space[1]};
    padding-inline: ${space[2]};
  }

  @media ${shortWindow} {
    position: static;
  }

  ${notPrinted}
`;

export const Title = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-size: ${font.size.md};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.control};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < ${breakpoint.phone}) {
    font-size: ${font.size.sm};
  }

  /* Without a page header the timeline is inactive and the title is visible. */
  @supports (animation-timeline: view()) {
    animation: ${appear} linear both;
    animation-timeline: ${pageHeaderTimeline};
    animation-range: exit 20% exit 80%;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
`;
