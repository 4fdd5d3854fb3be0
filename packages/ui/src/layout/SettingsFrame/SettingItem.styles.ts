import { css, keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, motion, size, space } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  column-gap: ${space[3]};
  justify-content: start;

  &[data-wide='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-content: stretch;
  }

  @media (width < ${breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-content: stretch;
  }

  &[hidden] {
    display: none;
  }
`;

export const Control = styled.div`
  min-inline-size: 0;
`;

export const MarkWord = styled.span``;

/** On phones, beside a label whose room the word would take, only the icon of a mark is shown. */
export const iconMarks = css`
  @media (width < ${breakpoint.phone}) {
    ${MarkWord} {
      ${visuallyHidden}
    }
  }
`;

/** Beside the first line of the control; its room is kept, so that no word moves. */
export const MarkPlace = styled.div`
  display: flex;
  align-items: center;
  block-size: ${size.control};
  min-inline-size: 6rem;

  ${iconMarks}

  @media (width < ${breakpoint.phone}) {
    min-inline-size: ${size.icon};
  }
`;

/** Before the actions; on phones, where these begin a line, behind them. */
export const IconPlace = styled.div`
  display: grid;
  align-content: center;
  inline-size: ${size.icon};
  min-block-size: ${size.controlSmall};

  ${MarkWord} {
    ${visuallyHidden}
  }

  @media (width < ${breakpoint.phone}) {
    order: 1;
    margin-inline-start: ${space[4]}; /* the ground of a quiet action reaches over its letters */
  }
`;

export const Mark = styled.span`
  --_ink: ${color.successText};

  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  color: var(--_ink);
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  white-space: nowrap;
  animation: ${appear} ${motion.quick} ${motion.easing};

  &[data-state='failed'] {
    --_ink: ${color.dangerText};
  }
`;
