import writeSheet from 'write-excel-file/universal';
import { sheetHead, sheetRow, type XlsxRequest } from './xlsxCells.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxRequest>) => {
  const { columns, rows } = data;
  const sheet = [sheetHead(columns), ...rows.map((row) => sheetRow(columns, row))];
  void writeSheet(sheet, { rightToLeft: true, stickyRowsCount: 1 })
    .toBlob()
    .then((file) => {
      globalThis.postMessage(file);
    });
});
