import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, measure, radius, space } from '../../../tokens/scales.ts';
import { listLook } from '../../data/List/List.styles.ts';
import { narrow } from '../UploadRow/UploadRow.styles.ts';

export const Root = styled.section`
  position: relative;
  container: uploads / inline-size;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};

  ${narrow} {
    padding-inline: ${space[3]};
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  font-size: ${font.size.lg};
`;

export const Summary = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

export const List = styled.ul`
  ${listLook}

  border-block-start: 1px solid ${color.border};
  border-start-start-radius: 0;
  border-start-end-radius: 0;
`;

export const Foot = styled.div`
  padding: ${space[3]} ${space[4]};

  ${narrow} {
    padding-inline: ${space[3]};
  }

  border-block-start: 1px solid ${color.border};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  > p {
    max-inline-size: ${measure.reading};
  }
`;
