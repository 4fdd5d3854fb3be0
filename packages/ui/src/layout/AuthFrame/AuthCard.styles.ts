import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { tallLink } from '../../components/navigation/Link/Link.styles.ts';
import { font, measure, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${measure.sessionCard};
  padding: clamp(${space[6]}, 6vw, ${space[10]});
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  > * + * {
    margin-block-start: ${space[6]};
  }

  /* An empty live region stays in the DOM without taking space. */
  > :empty {
    margin-block-start: 0;
  }
`;

export const Brand = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  align-self: start;
  border-radius: ${radius.control};
  color: ${color.text};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.heading};
  text-decoration: none;
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const Heading = styled.h1`
  font-size: ${font.size['2xl']};
`;

export const Sentence = styled.p`
  color: ${color.textQuiet};
`;

export const Footer = styled.div`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  > a {
    ${tallLink}
  }
`;
