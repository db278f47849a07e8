import { followGuide } from './guide.ts';

followGuide('go', {
  tools: [['go', 'version']],
  improves: 'words.go',
  improved: `
package words

import (
	"sort"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

type Count struct {
	Word  string
	Times int
}

func Top(text string, limit int) []Count {
	lower := cases.Lower(language.Und).String(text)
	times := map[string]int{}
	for _, word := range strings.FieldsFunc(lower, func(letter rune) bool { return letter < 'a' || letter > 'z' }) {
		times[word]++
	}
	counts := make([]Count, 0, len(times))
	for word, count := range times {
		counts = append(counts, Count{word, count})
	}
	sort.Slice(counts, func(i, j int) bool {
		if counts[i].Times != counts[j].Times {
			return counts[i].Times > counts[j].Times
		}
		return counts[i].Word < counts[j].Word
	})
	return counts[:min(limit, len(counts))]
}
`,
});
