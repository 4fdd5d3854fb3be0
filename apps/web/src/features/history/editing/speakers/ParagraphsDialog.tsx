import { Dialog, ParagraphList } from '@nevisa/ui';
import { editingText } from '../../../../shared/text/editingText.ts';
import type { ParagraphsTool } from './useParagraphs.ts';

/** The paragraphs of a text by speaker, time and first words. */
export function ParagraphsDialog({ tool }: { tool: ParagraphsTool }) {
  return (
    <Dialog open={tool.paragraphs !== null} title={editingText.paragraphs} onClose={tool.close}>
      {tool.paragraphs !== null && (
        <ParagraphList
          aria-label={editingText.paragraphs}
          paragraphs={tool.paragraphs}
          current={tool.current}
          takesFocus
          onChoose={tool.choose}
        />
      )}
    </Dialog>
  );
}
