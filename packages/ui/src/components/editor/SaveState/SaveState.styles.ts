import { css, styled } from 'styled-components';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  --_ink: ${color.textQuiet};

  display: inline-flex;
  min-inline-size: 0;
  color: var(--_ink);
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  &[data-state='failed'] {
    --_ink: ${color.dangerText};
  }

  &:is([data-state='device'], [data-state='offline']) {
    --_ink: ${color.warningText};
  }
`;

const face = css`
  display: inline-flex;
  gap: ${space[2]};
  align-items: baseline;
  min-inline-size: 0;
  text-align: start;

  > svg {
    flex: none;
    align-self: center;
  }
`;

export const Face = styled.span`
  ${face}
`;

export const Retry = styled.button`
  ${face}
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  text-decoration: underline 1px;
  text-underline-offset: 0.35em;
  cursor: pointer;
  transition: color ${motion.quick} ${motion.easing};

  /* The touch target is 44 px high, the line is not. */
  &::after {
    content: '';
    position: absolute;
    inset-block: min(0px, calc((100% - ${size.target}) / 2));
    inset-inline: 0;
  }

  @media (hover: hover) {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

export const Announced = styled(LiveRegion)`
  ${visuallyHidden}
`;
