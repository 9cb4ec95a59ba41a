/** What a text looks like. */
type Look = {
  /** Points. */
  size: number;
  font?: 'regular' | 'bold';
  colour?: keyof typeof colours;
  /** Points from the left margin, and how wide it may be; all that there is unless said otherwise. */
  x?: number;
  width?: number;
};

const colours = { ink: '#1b1f24', muted: '#5b6470', brand: '#0b6469', line: '#c9ced4' };
const labelWidth = 150;
/** Space for a hand to write in. */
const handHeight = 19;

/** Puts texts below each other on sheets of paper, and begins a new one where one is full. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  begin(): void {
    this.#doc.addPage();
  }

  space(points: number): void {
    this.#doc.y += points;
  }

  /** @param tag what it is to whoever hears it read */
  text(tag: 'H1' | 'H2' | 'P', text: string, look: Look): void {
    const height = this.#heightOf(text, look);
    this.#makeRoom(height);
    const top = this.#doc.y;
    this.#write(tag, text, { ...look, y: top });
    this.#doc.y = top + height;
  }

  /** The heading of a part, which does not stand alone at the foot of a sheet. */
  heading(text: string): void {
    this.#makeRoom(60);
    this.text('H2', text, { size: 12, font: 'bold' });
    this.space(3);
  }

  /** What is what, on a line of its own; an empty value is left to a hand. */
  fact(label: string, value: string): void {
    const width = this.#width - labelWidth;
    const look = { size: 10.5, x: labelWidth, width };
    const name: Look = { size: 9.5, colour: 'muted', width: labelWidth - 12 };
    const needed = Math.max(this.#heightOf(value, look), this.#heightOf(label, name));
    const height = (value === '' ? handHeight : needed) + 5;
    this.#makeRoom(height);
    const top = this.#doc.y;
    this.#write('P', label, { ...name, y: top + height - 5 - this.#heightOf(label, name) });
    if (value !== '') this.#write('P', value, { ...look, y: top + 1 });
    this.#rule(0, this.#width, top + height - 2);
    this.#doc.y = top + height;
  }

  /** @param mark what stands before it, such as its number */
  step(mark: string, text: string): void {
    const look = { size: 10, x: 20, width: this.#width - 20 };
    const height = this.#heightOf(text, look) + 3;
    this.#makeRoom(height);
    const top = this.#doc.y;
    this.#write('P', mark, { size: 10, font: 'bold', width: 18, y: top });
    this.#write('P', text, { ...look, y: top });
    this.#doc.y = top + height;
  }

  /** Lines to sign on, two people beside each other. */
  signatures(people: readonly { title: string; lines: readonly string[] }[]): void {
    const width = (this.#width - 24) / 2;
    for (let index = 0; index < people.length; index += 2) {
      const pair = people.slice(index, index + 2);
      const height = 16 + Math.max(...pair.map(({ lines }) => lines.length)) * handHeight;
      this.#makeRoom(height);
      const top = this.#doc.y;
      for (const [side, { title, lines }] of pair.entries()) {
        const x = side * (width + 24);
        this.#write('P', title, { size: 10.5, font: 'bold', x, width, y: top });
        for (const [row, line] of lines.entries()) {
          const foot = top + 16 + (row + 1) * handHeight;
          this.#write('P', line, { size: 9, colour: 'muted', x, width: 70, y: foot - 14 });
          this.#rule(x + 70, width - 70, foot);
        }
      }
      this.#doc.y = top + height + 4;
    }
  }

  get #width(): number {
    const { width, margins } = this.#doc.page;
    return width - margins.left - margins.right;
  }

  #heightOf(text: string, { size, font = 'regular', width = this.#width }: Look): number {
    return this.#doc.font(font).fontSize(size).heightOfString(text, { width });
  }

  #makeRoom(height: number): void {
    const { page, y } = this.#doc;
    if (y + height > page.height - page.margins.bottom) this.begin();
  }

  #write(tag: string, text: string, look: Look & { y: number }): void {
    const { size, font = 'regular', colour = 'ink', x = 0, width = this.#width, y } = look;
    const doc = this.#doc;
    doc.addStructure(
      doc.struct(tag, { actual: text }, () => {
        doc.markContent('Span', { actual: text });
        doc
          .font(font)
          .fontSize(size)
          .fillColor(colours[colour])
          .text(text, doc.page.margins.left + x, y, { width });
        doc.endMarkedContent();
      }),
    );
  }

  #rule(x: number, width: number, y: number): void {
    const left = this.#doc.page.margins.left + x;
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke();
    doc.endMarkedContent();
  }
}
