import { keyframes, styled } from 'styled-components';
import { asBottomBar } from '../../../foundations/bottomBar.ts';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, layer, motion, radius, space } from '../../../tokens/scales.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** After the list and sticky at its end, so that neither the list nor the filters above it move. */
export const Root = styled.div.attrs({ role: 'group' })`
  position: relative;

  &[data-open='true'] {
    ${asBottomBar}
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-end: ${space[4]};
    margin-block-start: ${space[4]};

    @media (width < ${breakpoint.phone}) {
      inset-block-end: 0;
    }
  }
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;

export const Bar = styled.div`
  ${floatingSurface}

  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  padding-block: ${space[2]};
  padding-inline: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.card};
  line-height: ${font.line.control};
  animation: ${rise} ${motion.calm} ${motion.easing};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (width < ${breakpoint.phone}) {
    inline-size: auto;
    padding-block-end: calc(${space[2]} + env(safe-area-inset-bottom));
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  ${notPrinted}
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  min-inline-size: 0;
  font-size: ${font.size.sm};
`;

export const Count = styled.span`
  font-weight: ${font.weight.medium};
`;

export const Note = styled.span`
  color: ${color.textQuiet};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  @media (width < ${breakpoint.phone}) {
    inline-size: 100%;
    justify-content: space-between;
  }
`;
