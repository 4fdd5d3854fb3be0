import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  margin: 0;
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

export const Walk = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  /* Small buttons are 44 px high on phones. */
  && > button[data-size] {
    @media (width < ${breakpoint.phone}) {
      min-block-size: ${size.target};
    }
  }
`;

export const Count = styled(LiveRegion)`
  flex: 1 1 11rem;
  min-inline-size: 0;
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};

  @media (width < ${breakpoint.phone}) {
    flex-basis: 100%;
  }
`;

export const Moves = styled.div`
  display: flex;
  flex: none;
`;

export const End = styled.div`
  flex: none;
  margin-inline-start: auto;
`;

/* The line of the slider and that of the share are at the same height. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0 ${space[4]};
  align-items: start;
`;
