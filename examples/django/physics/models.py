"""The entities of the specification."""

from django.contrib.auth.models import User
from django.db import models


class Named(models.Model):
    name = models.CharField(max_length=100)

    class Meta:
        abstract = True


class Type(Named):
    pass


class Category(Named):
    slug = models.SlugField()


class Simulation(models.Model):
    title = models.CharField(max_length=200)
    description = models.TextField()
    image = models.FileField()
    link = models.URLField()
    types = models.ForeignKey(Type, models.CASCADE)
    categories = models.ManyToManyField(Category)


class SchoolClass(Named):
    pass


class Lesson(models.Model):
    school_class = models.ForeignKey(SchoolClass, models.CASCADE, related_name="lessons")
    lesson = models.CharField(max_length=200)
    description = models.TextField()
    videoUrl = models.FileField(null=True)


class Question(models.Model):
    lesson = models.ForeignKey(Lesson, models.CASCADE, related_name="tests")
    question = models.TextField()
    option1 = models.CharField(max_length=200)
    option2 = models.CharField(max_length=200)
    option3 = models.CharField(max_length=200)
    option4 = models.CharField(max_length=200)
    correct_option = models.PositiveSmallIntegerField()


class Result(models.Model):
    user = models.ForeignKey(User, models.CASCADE)
    lesson = models.ForeignKey(Lesson, models.CASCADE)
    percentage = models.PositiveSmallIntegerField()
    correct_answers = models.PositiveSmallIntegerField()
    total_tests = models.PositiveSmallIntegerField()
    answers = models.JSONField()


class Contact(models.Model):
    phone = models.CharField(max_length=30)
    email = models.EmailField()
    address = models.CharField(max_length=200)


class Social(Named):
    contact = models.ForeignKey(Contact, models.CASCADE, related_name="socials")
    url = models.URLField()
    icon = models.FileField(null=True)


class About(models.Model):
    description = models.TextField()


class Message(models.Model):
    name = models.CharField(max_length=200)
    phone = models.CharField(max_length=30)
    message = models.TextField()


class Recovery(models.Model):
    otp_key = models.CharField(max_length=64, unique=True)
    otp_code = models.CharField(max_length=6)
    user = models.ForeignKey(User, models.CASCADE)
    verified = models.BooleanField(default=False)
