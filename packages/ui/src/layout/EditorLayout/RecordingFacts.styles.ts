import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, space } from '../../tokens/scales.ts';

/* A fact that has no room wraps to a line that is cut off. */
export const Root = styled.dl`
  --_figure-line: 2.5rem;
  --_fact-line: 1.5rem;

  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  block-size: calc(var(--_figure-line) + var(--_fact-line));
  overflow: clip;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: var(--_fact-line);

  @media (width < ${breakpoint.phone}) {
    --_figure-line: 2rem;

    block-size: var(--_figure-line);
  }

  @media ${shortWindow} {
    --_figure-line: 1.75rem;
    --_fact-line: 1.25rem;

    block-size: calc(var(--_figure-line) + var(--_fact-line));
    font-size: ${font.size.xs};
  }
`;

export const Figure = styled.div`
  flex: 0 0 100%;
  overflow: clip;
  color: ${color.text};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.medium};
  line-height: var(--_figure-line);
  white-space: nowrap;
  text-overflow: ellipsis;

  &[data-ticking='true'] {
    font-size: ${font.size['2xl']};
    font-variant-numeric: tabular-nums;
  }

  &[data-quiet='true'] {
    color: ${color.textQuiet};
  }

  @media (width < ${breakpoint.phone}) {
    flex: 1 0 auto;
    margin-inline-end: ${space[3]};

    &[data-ticking='true'] {
      font-size: ${font.size.xl};
    }
  }

  @media ${shortWindow} {
    flex: 0 0 100%;

    &[data-ticking='true'] {
      font-size: ${font.size.lg};
    }
  }
`;

export const Fact = styled.div`
  display: flex;
  white-space: nowrap;

  /* A separator between two facts of the line. */
  & + &::before {
    content: '·' / '';
    margin-inline: 0.4em;
  }

  @media (width < ${breakpoint.phone}) and (height >= 480px) {
    line-height: var(--_figure-line);
  }
`;

export const Label = styled.dt`
  ${visuallyHidden}
`;
