/** Widths of Code 39 (ISO/IEC 16388), bar and gap by turns: `1` is wide. The star begins and ends each code. */
const patterns: Readonly<Record<string, string>> = {
  ...{ '0': '000110100', '1': '100100001', '2': '001100001', '3': '101100000', '4': '000110001' },
  ...{ '5': '100110000', '6': '001110000', '7': '000100101', '8': '100100100', '9': '001100100' },
  ...{ A: '100001001', B: '001001001', C: '101001000', D: '000011001', E: '100011000', F: '001011000' },
  ...{ G: '000001101', H: '100001100', I: '001001100', J: '000011100', K: '100000011', L: '001000011' },
  ...{ M: '101000010', N: '000010011', O: '100010010', P: '001010010', Q: '000000111', R: '100000110' },
  ...{ S: '001000110', T: '000010110', U: '110000001', V: '011000001', W: '111000000', X: '010010001' },
  ...{ Y: '110010000', Z: '011010000', '*': '010010100' },
}

const wide = 3

/** The bars of a text of digits and capital letters: where each begins and how wide it is, in narrow bars; and the width of all. */
export const code39 = (text: string): { bars: { at: number; width: number }[]; width: number } => {
  const bars: { at: number; width: number }[] = []
  let at = 0
  for (const sign of `*${text}*`) {
    const widths = [...(patterns[sign] ?? '')].map((bit) => (bit === '1' ? wide : 1))
    widths.forEach((width, index) => {
      if (index % 2 === 0) bars.push({ at, width })
      at += width
    })
    at += 1
  }
  return { bars, width: at - 1 }
}
