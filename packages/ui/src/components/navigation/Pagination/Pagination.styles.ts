import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

const narrow = '@container (inline-size < 34rem)';

export const Root = styled.nav`
  container-type: inline-size;
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
`;

export const Range = styled.output`
  color: ${color.textQuiet};
`;

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;

  [aria-disabled='true'] {
    background: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${narrow} {
    inline-size: 100%;
    justify-content: space-between;
  }
`;

export const PageItem = styled.li`
  ${narrow} {
    display: none;
  }
`;

export const Gap = styled.li`
  display: grid;
  place-items: center;
  inline-size: ${space[6]};
  color: ${color.textQuiet};

  ${narrow} {
    display: none;
  }
`;

/** The position in words; the visible form in narrow containers. */
export const PlaceItem = styled.li`
  ${visuallyHidden}

  ${narrow} {
    position: static;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
  }
`;

export const PageButton = styled.button`
  --_background: transparent;
  --_background-hover: ${color.surfaceHover};
  --_text: ${color.text};

  min-inline-size: ${size.control};
  block-size: ${size.control};
  padding-block: 0.125em 0;
  padding-inline: ${space[2]};
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.md};
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  &[aria-current='page'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoft};
    --_text: ${color.onAccentSoft};
    font-weight: ${font.weight.bold};
    cursor: default;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
    }
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      border-color: Highlight;
    }
  }
`;

export const SizeLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textQuiet};
`;

export const SizeBox = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;

  > svg {
    position: absolute;
    inset-inline-end: ${space[2]};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  block-size: ${size.controlSmall};
  padding-block: 2px 0;
  padding-inline: ${space[3]} ${space[8]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  appearance: none;
  cursor: pointer;
`;
