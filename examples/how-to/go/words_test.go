package words

import (
	"fmt"
	"strings"
	"testing"
)

func TestTop(t *testing.T) {
	for _, each := range []struct {
		text  string
		limit int
		want  string
	}{
		{"The cat and the hat", 1, "[{the 2}]"},
		{"pear, fig; apple", 2, "[{apple 1} {fig 1}]"},
		{"", 3, "[]"},
	} {
		if got := fmt.Sprint(Top(each.text, each.limit)); got != each.want {
			t.Errorf("Top(%q, %d) = %s, want %s", each.text, each.limit, got, each.want)
		}
	}
}

// A text of 200 words of one to three syllables, in an order that looks random.
func textOf(length int) string {
	syllables := []string{"ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "va", "ze"}
	words := make([]string, length)
	for at := range words {
		for _, digit := range fmt.Sprint(at * 7919 % 200) {
			words[at] += syllables[digit-'0']
		}
	}
	return strings.Join(words, " ")
}

func BenchmarkTop(b *testing.B) {
	for _, length := range []int{500, 5000} {
		text := textOf(length)
		b.Run(fmt.Sprint(length), func(b *testing.B) {
			for range b.N {
				Top(text, 10)
			}
		})
	}
}
