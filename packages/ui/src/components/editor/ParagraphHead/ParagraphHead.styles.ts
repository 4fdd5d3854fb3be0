import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';

const margin = '10rem';

/** For the element around a head and its paragraph: the room of the head in wide windows. */
export const paragraphMargin = css`
  position: relative;

  @media (width >= ${breakpoint.desktop}) {
    padding-inline-start: calc(${margin} + ${space[6]});
  }
`;

/** The head, beside its paragraph or above it. */
export const headPlace = css`
  display: flex;
  gap: 0 ${space[3]};
  align-items: center;
  min-inline-size: 0;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  user-select: none; /* a copied text has no heads */

  @media (width >= ${breakpoint.desktop}) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    justify-content: end;
    inline-size: ${margin};
    min-block-size: 0;
  }
`;

export const Root = styled.div`
  ${headPlace}
`;

const press = css`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  transition: color ${motion.quick} ${motion.easing};

  @media (width < ${breakpoint.phone}) {
    min-block-size: ${size.target};
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.accentText};
    }
  }
`;

/** The name of a speaker as a button. */
export const speakerPress = css`
  ${press}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${space[8]};
  color: ${color.text};
  font-weight: ${font.weight.medium};

  > svg {
    flex: none;
    color: ${color.textQuiet};
  }

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-named='false'] {
    color: ${color.textQuiet};
    font-weight: ${font.weight.regular};
  }
`;

export const Speaker = styled.button`
  ${speakerPress}
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The time of a paragraph. */
export const headTime = css`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

export const Time = styled.span`
  ${headTime}
`;

export const PlayTime = styled.button`
  ${press}
  flex: none;
  min-block-size: ${space[6]};
  min-inline-size: ${space[6]};
  font-variant-numeric: tabular-nums;

  @media (width < ${breakpoint.phone}) {
    min-inline-size: ${size.target};
  }
`;
