import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, shadow, space } from '../../tokens/scales.ts';

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[1]};
  padding-inline: ${space[5]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};

  @media (width < ${breakpoint.phone}) {
    gap: ${space[2]};
    padding-inline: ${space[4]} ${space[2]};
  }
`;

export const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.control};
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};

  @media (width < ${breakpoint.phone}) {
    gap: 0;
  }
`;

export const Roomy = styled.div`
  display: contents;

  @media (width < ${breakpoint.phone}) {
    display: none;
  }
`;
