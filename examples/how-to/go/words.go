// Package words counts words.
package words

import (
	"sort"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

// Count is a word and how often it occurs.
type Count struct {
	Word  string
	Times int
}

// Top returns the most frequent words of a text, at most limit; equally frequent ones in alphabetical order.
func Top(text string, limit int) []Count {
	lower := cases.Lower(language.Und).String(text)
	var counts []Count
	for _, word := range strings.FieldsFunc(lower, func(letter rune) bool { return letter < 'a' || letter > 'z' }) {
		at := 0
		for at < len(counts) && counts[at].Word != word {
			at++
		}
		if at == len(counts) {
			counts = append(counts, Count{Word: word})
		}
		counts[at].Times++
	}
	sort.Slice(counts, func(i, j int) bool {
		if counts[i].Times != counts[j].Times {
			return counts[i].Times > counts[j].Times
		}
		return counts[i].Word < counts[j].Word
	})
	if len(counts) > limit {
		counts = counts[:limit]
	}
	return counts
}
