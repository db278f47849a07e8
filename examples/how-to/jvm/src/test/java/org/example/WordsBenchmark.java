package org.example;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WordsBenchmark {
  private static final String[] SYLLABLES = {"ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "va", "ze"};

  @Param("2000")
  public int length;

  private String text;

  /** A text of 400 words of one to three syllables, in an order that looks random. */
  @Setup
  public void makeText() {
    text = IntStream.range(0, length)
        .mapToObj(at -> Integer.toString(at * 7919 % 400))
        .map(digits -> digits.chars().mapToObj(digit -> SYLLABLES[digit - '0']).collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
  }

  @Benchmark
  public List<Words.Count> top() {
    return Words.top(text, 10);
  }
}
